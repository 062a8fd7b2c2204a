"""The database: schema, migrations, and the journal through which matches are written."""
