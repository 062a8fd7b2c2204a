"""What crosses the wire: models of scenes and views, for OpenAPI and the browser's types."""
