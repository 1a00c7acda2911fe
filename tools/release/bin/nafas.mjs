#!/usr/bin/env node
// Runs on any Node up to the check below, so that an old one is told so instead of failing at the first type.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`nafas needs Node 22.18 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}
const { main } = await import('../src/cli/main.ts');
process.exitCode = await main(process.argv);
