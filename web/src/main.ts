import { mount } from "svelte";
import App from "./App.svelte";
import { speakFirst } from "./i18n";
import { find, startRouter } from "./router/router.svelte";
import { ROUTES } from "./router/routes";
import { keepSettings } from "./stores/settings.svelte";
import { registerWorker } from "./worker/register";
import "./theme/tokens.css";
import "./theme/base.css";

keepSettings();
startRouter();
// The page comes over the wire while the language does.
find(ROUTES, location.pathname)?.route.load().catch(() => undefined);
await speakFirst();

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
registerWorker();
export default mount(App, { target });
