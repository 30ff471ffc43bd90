/** Colours that others stand on or under, in both schemes: page, raised surface and text. */
export const schemeColors = {
  light: { paper: '#F7F5F0', surface: '#FFFFFF', ink: '#15202B' },
  dark: { paper: '#15181B', surface: '#1D2125', ink: '#F1EDE5' },
} as const
