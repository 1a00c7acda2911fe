interface PolicyDocument {
  /** Chromium's; browsers without it read no Permissions-Policy. */
  readonly featurePolicy?: { allowsFeature(feature: string): boolean };
}

/**
 * Loads this page as a document of its own where camera and microphone are denied to the one it is shown in: the public pages
 * deny them, and who goes on from there without a page load stays in their document.
 */
export function loadOwnDocument(
  { featurePolicy }: PolicyDocument = document as PolicyDocument,
  reload = () => location.reload(),
): void {
  if (!featurePolicy || featurePolicy.allowsFeature('camera')) return;
  const [loaded] = performance.getEntriesByType('navigation');
  // Loaded here already: a deployment denies them everywhere, and the tabs say so.
  if (loaded && new URL(loaded.name).pathname === location.pathname) return;
  reload();
}
