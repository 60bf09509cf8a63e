import { userMessages } from '@portal/contract/users/messages'
import type { ProfileFormSchema, ProfileSchema } from '@portal/contract/users/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Answer, type Upload } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { everything } from '#core/base/scope.ts'
import { inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { Written } from '#core/files/files.ts'
import { refuseStale, shownAfter } from '#core/records/versions.ts'
import type { UserDeps } from './deps.ts'
import { startEmailChange } from './email/change.ts'
import { getPendingEmail } from './email/queries.ts'
import * as queries from './queries.ts'
import { withConstraintRefusals } from './refusals.ts'

type ProfileDeps = Pick<UserDeps, 'db' | 'env' | 'files' | 'mails' | 'workers'>
type Profile = z.input<typeof ProfileSchema>

/** Form and stored size of a profile picture. */
const avatar = { width: 256, height: 256, fit: 'cover', format: 'webp' } as const
const keptBytes = 1024 * 1024

/** Returns the actor's own data. Throws `profileAbsent` when they were just deleted. */
export async function profileOf({ db, files }: Pick<ProfileDeps, 'db' | 'files'>, actor: Actor): Promise<Profile> {
  const profile = await queries.getProfile(db, actor.id)
  if (!profile) throw new Refusal(userMessages.profileAbsent)
  const avatarUrl = profile.avatar_id && files.signedPath(profile.avatar_id, new Date())
  return { ...profile, avatar_url: avatarUrl, cambio_email: (await getPendingEmail(db, actor.id)) ?? null }
}

/**
 * Changes the actor's own data and picture, but not role, enterprise and status. Another e-mail must be confirmed
 * first, and the answer says so (`emailWaits`). 409 with the stored profile when someone saved after `version`.
 */
export async function updateProfile(
  deps: ProfileDeps,
  actor: Actor,
  { version, quitar_avatar: removing, email, ...form }: z.output<typeof ProfileFormSchema>,
  uploads: readonly Upload[],
): Promise<Profile | Answer<Profile>> {
  const { db, files } = deps
  const upload = uploads.find(({ field }) => field === 'avatar')
  const picture = upload ? await writeAvatar(deps, upload) : null
  const writing = inTransaction(db, async (db) => {
    const before = await queries.lockUser(db, everything, actor.id)
    if (!before) throw new Refusal(userMessages.profileAbsent)
    refuseStale(before, version)

    const isReplaced = picture !== null || removing === 'si'
    const avatarId = picture ? await files.keep(db, actor, picture) : isReplaced ? null : before.avatar_id
    const after = await queries.updateUser(db, actor.id, { ...form, avatar_id: avatarId })
    if (isReplaced && before.avatar_id) await files.drop(db, before.avatar_id)
    if (email && email !== before.email) await startEmailChange(db, deps, actor, after, email)
    const announces = [...queries.changesOf(before), { area: 'perfil', usuario_id: actor.id }]
    await record(db, actor, {
      action: 'users.profileUpdated',
      entity: 'usuario',
      id: actor.id,
      before,
      after,
      announces,
    })
  })
  const profile = await shownAfter(withConstraintRefusals(writing), () => profileOf(deps, actor))
  const isWaiting = email !== undefined && email !== profile.email
  return isWaiting ? new Answer(profile, userMessages.emailWaits) : profile
}

/** Redrawn, which removes location and camera. */
async function writeAvatar({ files, workers }: ProfileDeps, { path, name }: Upload): Promise<Written> {
  const content = await workers.picture({ source: path, ...avatar })
  return files.write({ name: `${name}.webp`, content, allowed: ['webp'], maxBytes: keptBytes })
}
