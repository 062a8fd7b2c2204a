"""Events (CC-E42 to CC-E77), the choices they ask for, and the support tables."""
