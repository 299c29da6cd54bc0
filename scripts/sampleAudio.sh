#!/usr/bin/env bash
# Makes the sample that stands in for an episode until the owner supplies its recording:
#   scripts/sampleAudio.sh content/media/episodes/sample.mp3
# Needs Debian's packages espeak-ng and ffmpeg. About a minute, mono, 64 kbit/s: under 600 KB.
set -euo pipefail
text="This is a sample. It stands here so that the player can be tried: play, pause, seek and mute.
The recording of this episode is the owner's to supply. Until it arrives, every page that plays this file is marked
as holding a placeholder, and the release check refuses to publish it. What follows is a quiet chord."
spoken=$(mktemp --suffix .wav)
trap 'rm -f "$spoken"' EXIT
espeak-ng -v en-us -s 150 -w "$spoken" "$text"
ffmpeg -loglevel error -y -i "$spoken" \
  -f lavfi -i "sine=frequency=220:duration=40,volume=0.25" -f lavfi -i "sine=frequency=277.18:duration=40,volume=0.2" -f lavfi -i "sine=frequency=329.63:duration=40,volume=0.2" \
  -filter_complex "[1][2][3]amix=inputs=3:normalize=0,afade=t=in:d=4,afade=t=out:st=32:d=8,aresample=22050[chord];[0]aresample=22050[speech];[speech][chord]concat=n=2:v=0:a=1" \
  -ac 1 -b:a 64k -map_metadata -1 -fflags +bitexact -flags:a +bitexact "$1"
