"""Reports of the lab as pages: tables and pictures in one HTML file that needs nothing else."""

from fieldcraft.lab.report.page import balance_page, calibration_page, ladder_page, match_page

__all__ = ["balance_page", "calibration_page", "ladder_page", "match_page"]
