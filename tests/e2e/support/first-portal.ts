import { rm } from 'node:fs/promises'
import { firstFolderVariable, startPortal } from './portal.ts'

/** Runs before all journeys: starts a portal as on a new machine, and leaves its folder for the portals of the workers. */
export default async function makeFirstPortal(): Promise<() => Promise<void>> {
  const portal = await startPortal('off')
  await portal.close()
  process.env[firstFolderVariable] = portal.folder
  return () => rm(portal.folder, { recursive: true, force: true })
}
