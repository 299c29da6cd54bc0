#!/usr/bin/env bash
# Runs the first two commands of the README on a bare Debian with Node, npm, and git: as root without a browser, and as an ordinary user with
# Debian's Chromium. Needs root, debootstrap, and about 3 GB in the temporary folder. Exits with 1 if a command fails.
#
#   tests/full/bareMachine.sh [root|user]   defaults to both
#
# Uses this machine's Debian mirror, its keys, and npm settings. Clones HEAD, so commit first.
set -euo pipefail

project=$(cd "$(dirname "$0")/../.." && pwd)

# Use a private mount and process namespace, which unmounts and kills everything when the script ends.
if [ "${1:-}" != --inside ]; then
  [ "$(id -u)" = 0 ] || { echo 'Run this as root: it creates a Debian system with debootstrap.' >&2; exit 1; }
  command -v debootstrap >/dev/null || { echo 'debootstrap is missing: apt-get install debootstrap' >&2; exit 1; }
  folder=$(mktemp -d)
  trap 'rm -rf --one-file-system "$folder"' EXIT
  unshare --mount --pid --fork --kill-child bash "$0" --inside "$folder" "$@"
  exit
fi
folder=$2
shift 2
[ $# -gt 0 ] || set -- root user

say() { printf '\n== %s\n' "$1"; }

# Find the main archive in apt's list of indexes.
read -r mirror suite < <(
  apt-get indextargets --format '$(SITE) $(CODENAME)' 'Created-By: Packages' 'Component: main' 'Label: Debian' | grep -v -e '-updates' -e '-backports'
) || { echo 'apt knows no Debian archive: run apt-get update first.' >&2; exit 1; }

say "Debian $suite with git"
debootstrap --variant=minbase --include=ca-certificates,git "$suite" "$folder/base" "$mirror" >"$folder/debootstrap.log" ||
  { tail -n 20 "$folder/debootstrap.log" >&2; exit 1; }
cp -r /usr/share/keyrings/. "$folder/base/usr/share/keyrings/"
grep -rhsi proxy /etc/apt/apt.conf /etc/apt/apt.conf.d >"$folder/base/etc/apt/apt.conf.d/90proxy" || true
cp -L /etc/resolv.conf /etc/hosts "$folder/base/etc/"
cp -L /etc/ssl/certs/ca-certificates.crt "$folder/base/etc/ssl/certs/"

# Node is a single binary, and npm is a folder.
cp -L "$(node -p process.execPath)" "$folder/base/usr/local/bin/node"
mkdir -p "$folder/base/usr/local/lib/node_modules"
cp -r "$(npm root --global)/npm" "$folder/base/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/base/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$folder/base/usr/local/bin/npx"
mkdir -p "$folder/base/usr/local/etc"
for setting in registry proxy https-proxy noproxy; do
  value=$(npm config get "$setting")
  case $value in '' | null | undefined) ;; *) echo "$setting=$value" >>"$folder/base/usr/local/etc/npmrc" ;; esac
done

# Runs a command in the clone as a user. The environment has only this machine's proxies.
in_clone() { # root, user, home, command
  chroot --userspec="$2:$2" "$1" /usr/bin/env -i HOME="$3" USER="$2" PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
    bash -c "cd $3/site && $4"
}

# Starts the site, requests the home page when the program prints the URL, and stops it.
START='npm ci --omit=dev && { npm start >/tmp/start.log 2>&1 & } && for second in {1..300}; do
  url=$(grep -om 1 "http://localhost:[0-9]*" /tmp/start.log) && break; kill -0 $! || break; sleep 1; done; cat /tmp/start.log
node -e "fetch(process.argv[1]).then(({ status }) => { console.log(process.argv[1], status); process.exitCode = status === 200 ? 0 : 1 })" "$url"; result=$?
kill $!; exit $result'
TEST='npm ci && npm test'

for kind in "$@"; do
  root=$folder/$kind
  cp -a "$folder/base" "$root"
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mount -t tmpfs tmpfs "$root/dev/shm"
  user=root home=/root
  if [ "$kind" = user ]; then
    user=newcomer home=/home/newcomer
    say "As an ordinary user: installing Chromium"
    chroot "$root" useradd --create-home newcomer
    chroot "$root" bash -c 'apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes chromium' >"$folder/apt.log" 2>&1 ||
      { tail -n 20 "$folder/apt.log" >&2; exit 1; }
  fi
  git clone --quiet --no-hardlinks "file://$project" "$root$home/site"
  chroot "$root" chown -R "$user:$user" "$home/site"
  say "As $user: npm ci --omit=dev && npm start"
  in_clone "$root" "$user" "$home" "$START"
  say "As $user: npm ci && npm test"
  in_clone "$root" "$user" "$home" "$TEST"
  say "As $user: both commands have succeeded."
  umount --recursive --lazy "$root/dev" "$root/proc"
  rm -rf --one-file-system "$root"
done
