/** Whether somebody can see the page. */
export interface ShownPage {
  isHidden(): boolean;
  /** Tells of every change; answers what ends that. */
  watch(listener: () => void): () => void;
}

export const shownPage: ShownPage = {
  isHidden: () => document.hidden,
  watch(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
