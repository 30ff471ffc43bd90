/** What a colour of the theme is for. */
export const colorRoles = [
  // Page, raised surface, sunken surface.
  'paper',
  'surface',
  'sunk',
  // Text and secondary text.
  'ink',
  'ink2',
  // Hairline; baseline and tab bar; control borders.
  'line',
  'line_strong',
  'line_control',
  // The one main action of a screen.
  'action',
  'action_press',
  'on_action',
  // Accent: free, saved, filled ticks.
  'second',
  'second_tint',
  // Feedback, always with an icon and text.
  'error',
  'error_tint',
  'success',
  'success_tint',
  'warning',
  'warning_tint',
  // Dark in both schemes.
  'band',
  'on_band',
  'on_band2',
  'focus',
  // Water and parks of a street map.
  'water',
  'park',
] as const
export type ColorRole = (typeof colorRoles)[number]

/** A colour for every role, `#RRGGBB`. */
export type SchemeColors = Readonly<Record<ColorRole, string>>

/** The colours of the shop in both schemes. Print is always light. */
export interface ThemeColors {
  readonly light: SchemeColors
  readonly dark: SchemeColors
}
