#!/bin/sh
# Switches to a release: switch-release.sh /opt/schlafcoaching-website/NAME. Restarts every service of the site, one after the
# other, and goes back by itself when one of them cannot store declarations in time. Keeps the five newest releases.
set -u
new=$(basename "${1:?FOLDER of the release is missing}")
cd "$(dirname "$1")" || exit 1
[ -e "$new/server/main.ts" ] || { echo "$1 is no release; nothing was changed." >&2; exit 1; }
if systemctl is-enabled --quiet schlafcoaching-website-office && [ ! -e "$new/office/main.ts" ]; then
  echo "$1 has no office, and this machine runs one: make it with --office. Nothing was changed." >&2
  exit 1
fi
before=$(readlink current || true)
# The backup and the office follow the site by themselves.
services=$(systemctl list-units --all --plain --no-legend --type=service 'schlafcoaching-website*' |
  awk '{ print $1 }' | grep -v -e -backup -e -office)

switch_to() {
  ln -sfn "$1" next && mv -T next current || return 1
  for service in $services; do
    # Ends well only when the service is ready.
    sudo /usr/bin/systemctl restart "${service%.service}" || return 1
  done
}

if ! switch_to "$new"; then
  echo "The release $new was not ready in time." >&2
  if [ -n "$before" ] && switch_to "$before"; then
    echo "The release $before runs again." >&2
  else
    echo "No earlier release runs either; see journalctl --unit schlafcoaching-website." >&2
  fi
  exit 1
fi

find . -mindepth 1 -maxdepth 1 -type d -printf '%T@ %f\n' | sort -rn | awk 'NR > 5 { print $2 }' |
  grep -v -x -F -e "$new" -e "${before:-$new}" | while read -r old; do rm -rf "./$old"; done
