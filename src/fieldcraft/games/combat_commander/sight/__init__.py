"""Line of sight (CC-10)."""
