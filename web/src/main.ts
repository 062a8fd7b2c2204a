import { mount } from "svelte";
import App from "./App.svelte";
import { speakFirst } from "./i18n";
import { startRouter } from "./router.svelte";
import { keepSettings } from "./settings.svelte";
import "./theme/tokens.css";
import "./theme/base.css";

keepSettings();
startRouter();
await speakFirst();

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
export default mount(App, { target });
