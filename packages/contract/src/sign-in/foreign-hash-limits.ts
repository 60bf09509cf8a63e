/**
 * What checking a password of another program may cost at most (rule users/foreign-passwords). The least expensive are
 * those that their formats allow: such a hash is replaced at the first log-in.
 */
export const foreignHashLimits = {
  /** Characters of a hash. */
  length: 512,
  /** Rounds as a power of two. */
  bcrypt: { least: 4, most: 14 },
  argon2: { kibibytes: 262_144, passes: 10, lanes: 16 },
  pbkdf2: { rounds: 2_000_000 },
  /** Checks that wait for their turn in one process. */
  waiting: 20,
} as const
