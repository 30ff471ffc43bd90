/** Whether the browser asks not to be tracked. Sources: Tracking Preference Expression; Global Privacy Control. */
export function declinesTracking(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}
