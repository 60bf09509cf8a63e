import { Module } from '@portal/contract/access/constants'
import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { itemCalls } from '@portal/contract/listings/calls'
import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import {
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconMessage2Question,
  IconStar,
  IconStarOff,
  IconTrash,
} from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { useMakeTask } from '#features/tasks/make-task.tsx'
import { itemTexts } from './item-texts.ts'
import type { Item } from './item-values.ts'

/** Other actions on a listing; an unavailable action shows the reason. */
export function ItemActions({ item }: { item: Item }) {
  const t = useTexts(itemTexts)
  const navigate = useNavigate()
  const { modules } = useSignedIn()
  const { publish, feature, remove } = useItemActions(item)
  const why = useWhyNot(item)
  const { pathname } = useLocation()
  const waits = item.aprobacion === ApprovalStatus.pending || item.estado_cambios === 'pendiente'
  const origin = { titulo: `${item.sku} · ${item.marca}`, texto: item.sku, direccion: pathname }
  const makeTask = useMakeTask(waits ? origin : null)
  const isShown = item.publicacion === PublicationStatus.active
  const isPublic = isShown && item.aprobacion === ApprovalStatus.approved
  return (
    <RecordMenu
      actions={[
        {
          label: t.seePublic,
          icon: IconExternalLink,
          onClick: () => void open(`/classifieds/${item.id}`, '_blank', 'noopener'),
          why: isPublic ? undefined : t.waitsApprovalText,
        },
        {
          label: t.seeRequests,
          icon: IconMessage2Question,
          onClick: () => void navigate(`/dashboard/clasificados/clasificados-solicitudes?clasificado_id=${item.id}`),
        },
        ...makeTask,
        ...(modules.has(Module.manageClassifieds)
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
          why: why.notPublished,
        },
        { label: t.remove, icon: IconTrash, onClick: remove, why: why.notRemoved, isDanger: true },
      ]}
    />
  )
}

function useItemActions({ id, version, marca: brand, publicacion, destacado: isFeatured }: Item) {
  const t = useTexts(itemTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const publishing = useSend(itemCalls.publish)
  const featuring = useSend(itemCalls.feature)
  const removing = useSend(itemCalls.remove)
  const isShown = publicacion === PublicationStatus.active
  return {
    async publish() {
      if (isShown && !(await confirm({ title: t.hideTitle(brand), text: t.hideText, action: t.hide }))) return
      const wanted = isShown ? PublicationStatus.inactive : PublicationStatus.active
      await publishing.send({ params: { id }, body: { publicacion: wanted, version } })
    },
    feature: () => void featuring.send({ params: { id }, body: { destacado: !isFeatured, version } }),
    async remove() {
      const question = { title: t.removeTitle(brand), text: t.removeText, action: t.removeAction, isDanger: true }
      if (!(await confirm(question))) return
      const reply = await removing.send({ params: { id } })
      if (reply.ok) void navigate({ pathname: '..', search }, { preventScrollReset: true })
    },
  }
}

/** Returns why an action is not possible, or undefined. */
function useWhyNot(item: Item) {
  const t = useTexts(itemTexts)
  const message = useMessages(classifiedMessages)
  const isApproved = item.aprobacion === ApprovalStatus.approved
  const frozen = message.numbered(classifiedMessages.reservedOrSold.code)
  const isHidden = item.publicacion === PublicationStatus.inactive
  return {
    notPublished: item.puede_publicar ? undefined : isHidden && !isApproved ? t.waitsApprovalText : frozen,
    notRemoved: item.puede_eliminar ? undefined : item.puede_editar ? frozen : t.noRemove,
  }
}
