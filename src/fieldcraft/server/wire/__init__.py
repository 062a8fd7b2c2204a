"""Response models: scenes, views, table messages; for OpenAPI and the browser's types."""
