import type { GrantableModule } from '@portal/contract/access/constants'
import type { Call } from '@portal/contract/core/endpoint'
import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import { IconExternalLink, IconEye, IconEyeOff, IconStar, IconStarOff, IconTrash } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { standingTexts } from './standing-texts.ts'

type ById = { id: string | number }
type Saved = { id: number; version: number }

/** The calls of a kind. */
interface Calls {
  publish: Call<ById, { publicacion: 0 | 1; version: string | number }, Saved>
  feature: Call<ById, { destacado: boolean; version: string | number }, Saved>
  remove: Call<ById, unknown, null>
}

interface Item {
  id: number
  version: number
  publicacion: number
  aprobacion: number
  destacado: boolean
  puede_editar: boolean
  puede_publicar: boolean
  puede_eliminar: boolean
}

interface Props {
  item: Item
  name: string
  calls: Calls
  /** The address of its public page. */
  page: string
  /** Of staff, who feature items. */
  module: GrantableModule
  /** Why one that is reserved or sold cannot change. */
  frozen: string | undefined
  /** Actions of its kind. */
  own?: ComponentProps<typeof RecordMenu>['actions']
}

/** Other actions on an item; an unavailable action shows the reason. */
export function ItemActions({ item, name, calls, page, module, frozen, own = [] }: Props) {
  const t = useTexts(standingTexts)
  const { modules } = useSignedIn()
  const { publish, feature, remove } = useActions(item, name, calls)
  const isShown = item.publicacion === PublicationStatus.active
  const isApproved = item.aprobacion === ApprovalStatus.approved
  return (
    <RecordMenu
      actions={[
        {
          label: t.seePublic,
          icon: IconExternalLink,
          onClick: () => void open(page, '_blank', 'noopener'),
          why: isShown && isApproved ? undefined : t.waitsApprovalText,
        },
        ...own,
        ...(modules.has(module)
          ? [
              {
                label: item.destacado ? t.unfeature : t.feature,
                icon: item.destacado ? IconStarOff : IconStar,
                onClick: feature,
              },
            ]
          : []),
        {
          label: isShown ? t.hide : t.show,
          icon: isShown ? IconEyeOff : IconEye,
          onClick: publish,
          why: item.puede_publicar ? undefined : isShown || isApproved ? frozen : t.waitsApprovalText,
        },
        {
          label: t.remove,
          icon: IconTrash,
          onClick: remove,
          why: item.puede_eliminar ? undefined : item.puede_editar ? frozen : t.noRemove,
          isDanger: true,
        },
      ]}
    />
  )
}

function useActions({ id, version, publicacion, destacado: isFeatured }: Item, name: string, calls: Calls) {
  const t = useTexts(standingTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const publishing = useSend(calls.publish)
  const featuring = useSend(calls.feature)
  const removing = useSend(calls.remove)
  const isShown = publicacion === PublicationStatus.active
  return {
    async publish() {
      if (isShown && !(await confirm({ title: t.hideTitle(name), text: t.hideText, action: t.hide }))) return
      const wanted = isShown ? PublicationStatus.inactive : PublicationStatus.active
      await publishing.send({ params: { id }, body: { publicacion: wanted, version } })
    },
    feature: () => void featuring.send({ params: { id }, body: { destacado: !isFeatured, version } }),
    async remove() {
      const question = { title: t.removeTitle(name), text: t.removeText, action: t.removeAction, isDanger: true }
      if (!(await confirm(question))) return
      const reply = await removing.send({ params: { id } })
      if (reply.ok) void navigate({ pathname: '..', search }, { preventScrollReset: true })
    },
  }
}
