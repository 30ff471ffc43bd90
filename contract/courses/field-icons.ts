/** Icons that a field of training can have; each is in the shop's icon set. */
export const fieldIcons = [
  'book-open',
  'building-2',
  'car',
  'code',
  'construction',
  'factory',
  'flame',
  'flask-conical',
  'graduation-cap',
  'hand',
  'hard-hat',
  'headset',
  'heart-pulse',
  'key-round',
  'languages',
  'leaf',
  'megaphone',
  'monitor',
  'music',
  'palette',
  'plane',
  'scissors',
  'shield-check',
  'ship',
  'store',
  'train-front',
  'truck',
  'users',
  'utensils',
  'wrench',
  'zap',
] as const
export type FieldIcon = (typeof fieldIcons)[number]

/** Icon of a field that names none. */
export const neutralFieldIcon: FieldIcon = 'graduation-cap'
