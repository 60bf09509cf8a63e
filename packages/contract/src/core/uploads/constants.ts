/** Uploads that go on after a lost line (tus). Ours. */
export const largeUploads = {
  /** Where the protocol is spoken. */
  path: '/v1/carga',
  maxBytes: 4 * 1024 ** 3,
  /** Bytes of one request, so that it ends within the time that a request may take. */
  partBytes: 8 * 1024 ** 2,
  /** Bytes that stay free on the disk, whatever is announced. */
  reserveBytes: 1024 ** 3,
  /** Uploads of one person that are not finished. */
  unfinished: 5,
  /** Hours without a byte after which one that is not finished, or not used, is removed. */
  hours: 24,
  /** Seconds without a sign of the process that writes one, after which another may. */
  leaseSeconds: 30,
} as const
