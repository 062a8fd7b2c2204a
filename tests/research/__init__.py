"""Tests of the environments for other projects."""
