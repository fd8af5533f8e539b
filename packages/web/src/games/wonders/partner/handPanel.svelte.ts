/** Whether the partner's hand lies above mine, where there is room for it. It stays as it was left, from turn to turn. */
export const handPanel = $state({ isOpen: false });
