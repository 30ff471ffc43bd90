/** Signal that begins and ends a profile. The shop itself does not use it. */
export const profileSignal = 'SIGCONT'

/** Variable of the environment with the folder of the profiles. */
export const profileFolder = 'PROFILE_FOLDER'
