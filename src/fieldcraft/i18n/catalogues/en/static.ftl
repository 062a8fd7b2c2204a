client-missing-title = The browser client was not built
client-missing-text = This server runs from its sources, and the pages for the browser have not been built yet. Run this in the project's folder, then load this page again:
server-no-such-path = There is nothing at this address.
