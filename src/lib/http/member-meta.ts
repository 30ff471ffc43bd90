/** Marks queries of calls that only members may make. */
export const memberMeta = { isOfMember: true } as const
