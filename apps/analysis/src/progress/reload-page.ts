/** Loads the whole page again after a failed dashboard (SHELL-118). Drafts survive it. */
export function reloadPage(): void {
  window.location.reload();
}
