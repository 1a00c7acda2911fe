import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const CHROMIUM = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The first of these programs that is installed. */
function find(...names: readonly string[]): string | undefined {
  return PLACES.flatMap((place) => names.map((name) => `${place}/${name}`)).find((path) =>
    existsSync(path),
  );
}

const findChromium = () =>
  process.env['CHROMIUM_PATH'] || (find(...CHROMIUM) ?? [MAC].find((path) => existsSync(path)));
const isDebian = () => existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

function install(...packages: readonly string[]): void {
  const version = readFileSync('/etc/debian_version', 'utf8').trim();
  console.log(`Installing ${packages.join(', ')} of Debian ${version} ...`);
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** Path of an installed Chromium or Chrome. As root on Debian one is installed; elsewhere the command is named. */
export function ensureBrowser(): string {
  const found = findChromium();
  if (found) return found;
  if (!isDebian() || process.getuid?.() !== 0) {
    const how = isDebian()
      ? 'sudo apt-get install chromium'
      : 'your system’s way to install Chromium';
    throw new Error(`No Chromium or Chrome found. Install one (${how}) or set CHROMIUM_PATH.`);
  }
  install('chromium');
  const installed = findChromium();
  if (!installed) throw new Error('apt-get could not install chromium; its message stands above.');
  return installed;
}

/**
 * Where the browsers of tests are, as the environment names them: Chromium, and Debian's Chromium without windows, tabs and
 * notifications, in which a test takes a third less processor time. As root on Debian the latter is installed too; where
 * it is not, every test runs in the former.
 */
export function ensureBrowsers(): { CHROMIUM_PATH: string; HEADLESS_SHELL_PATH?: string } {
  const name = 'chromium-headless-shell';
  const shell = () => process.env['HEADLESS_SHELL_PATH'] || find(name);
  const CHROMIUM_PATH = ensureBrowser();
  if (!shell() && isDebian() && process.getuid?.() === 0) install(name);
  const HEADLESS_SHELL_PATH = shell();
  return { CHROMIUM_PATH, ...(HEADLESS_SHELL_PATH && { HEADLESS_SHELL_PATH }) };
}

const NOTO_CJK = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/**
 * Sees to the face that pictures of stories in Chinese, Japanese and Korean were taken with. As root on Debian it is
 * installed; elsewhere, and without a network, those pictures are not compared, which their test says.
 */
export function ensureFonts(): void {
  if (existsSync(NOTO_CJK) || !isDebian() || process.getuid?.() !== 0) return;
  install('fonts-noto-cjk');
}

/** The Debian packages of Firefox and of Safari's engine. */
const ENGINES = [
  { name: 'firefox-esr', isThere: () => find('firefox-esr', 'firefox') !== undefined },
  { name: 'webkit2gtk-driver', isThere: () => find('WebKitWebDriver') !== undefined },
  { name: 'xvfb', isThere: () => find('Xvfb') !== undefined },
];

/**
 * Sees to the other two engines, Firefox and WebKitGTK. As root on Debian what is missing is installed, as somebody else
 * the command is named; on another system the tests go on with the engines that are there.
 */
export function ensureEngines(): void {
  const missing = () => ENGINES.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing().length === 0) return;
  const command = `sudo apt-get install ${missing().join(' ')}`;
  if (!isDebian()) {
    console.warn(`Not tested in every engine: on Debian it takes ${command}`);
    return;
  }
  if (process.getuid?.() !== 0) throw new Error(`Not every engine is there. Install: ${command}`);
  install(...missing());
  if (missing().length > 0) {
    throw new Error(`apt-get could not install ${missing().join(', ')}; its message stands above.`);
  }
}
