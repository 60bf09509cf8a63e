import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const SizeSchema = z.object({ files: z.int(), bytes: z.int() })

/** Describes a backup. It is written last: a folder without it is not a complete backup. */
const ManifestSchema = z.object({
  format: z.literal(1),
  /** Time at which the copy was complete, UTC: the state that a restore brings back. */
  takenAt: z.iso.datetime(),
  /** Data folders cannot move between processor types or major versions of PostgreSQL. */
  platform: z.string(),
  postgresVersion: z.string(),
  database: SizeSchema,
  uploads: SizeSchema,
})
export type Manifest = z.infer<typeof ManifestSchema>

export const manifestFile = 'manifest.json'

/** Reads the manifest of a backup. Throws when the folder holds no complete backup. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestFile), 'utf8').catch((error: Error) => {
    throw new Error(`${backup} holds no complete backup: ${error.message}`)
  })
  const parsed = ManifestSchema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${join(backup, manifestFile)} is not readable by this release`)
  return parsed.data
}
