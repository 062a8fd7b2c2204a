client-missing-title = The browser client was not built
client-missing-text = This server runs from source, and the browser pages have not been built yet. Run this in the project folder, then reload the page:
server-no-such-path = There is nothing at this address.
server-documents-missing = The documents are not built here. Run ./dev docs.
