/** Loads the whole page again, as the specification wants it after a failed dashboard. Drafts survive it. */
export function reloadPage(): void {
  window.location.reload();
}
