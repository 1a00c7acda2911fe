import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function find() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const candidates = PLACES.flatMap((place) => NAMES.map((name) => `${place}/${name}`));
  return [...candidates, MAC].find((path) => existsSync(path));
}

function isDebianRoot() {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  );
}

/** Path of an installed Chromium or Chrome. As root on Debian one is installed; elsewhere the command is named. */
export function ensureBrowser() {
  const found = find();
  if (found) return found;
  if (!isDebianRoot()) {
    const how = existsSync('/etc/debian_version')
      ? 'sudo apt-get install chromium'
      : 'your system’s way to install Chromium';
    throw new Error(`No Chromium or Chrome found. Install one (${how}) or set CHROMIUM_PATH.`);
  }
  console.log(
    `Installing Debian's chromium (Debian ${readFileSync('/etc/debian_version', 'utf8').trim()}) ...`,
  );
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  const installed = find();
  if (!installed) throw new Error('apt-get could not install chromium; its message stands above.');
  return installed;
}
