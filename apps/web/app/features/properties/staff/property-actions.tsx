import { Module } from '@portal/contract/access/constants'
import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'
import { propertyCalls } from '@portal/contract/properties/calls'
import { propertyMessages } from '@portal/contract/properties/messages'
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
import { requestsPathOf } from './property-list.ts'
import { propertyTexts } from './property-texts.ts'
import type { Property } from './property-values.ts'

/** Other actions on a property; an unavailable action shows the reason. */
export function PropertyActions({ property }: { property: Property }) {
  const t = useTexts(propertyTexts)
  const { modules } = useSignedIn()
  const { publish, feature, remove } = useActions(property)
  const navigate = useNavigate()
  const why = useWhyNot(property)
  const isShown = property.publicacion === PublicationStatus.active
  const isPublic = isShown && property.aprobacion === ApprovalStatus.approved
  return (
    <RecordMenu
      actions={[
        {
          label: t.seePublic,
          icon: IconExternalLink,
          onClick: () => void open(`/properties/${property.id}`, '_blank', 'noopener'),
          why: isPublic ? undefined : t.waitsApprovalText,
        },
        {
          label: t.seeRequests,
          icon: IconMessage2Question,
          onClick: () => void navigate(requestsPathOf(property.id)),
        },
        ...(modules.has(Module.manageProperties)
          ? [
              {
                label: property.destacado ? t.unfeature : t.feature,
                icon: property.destacado ? IconStarOff : IconStar,
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

function useActions({ id, version, titulo: title, publicacion, destacado: isFeatured }: Property) {
  const t = useTexts(propertyTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const publishing = useSend(propertyCalls.publish)
  const featuring = useSend(propertyCalls.feature)
  const removing = useSend(propertyCalls.remove)
  const isShown = publicacion === PublicationStatus.active
  return {
    async publish() {
      if (isShown && !(await confirm({ title: t.hideTitle(title), text: t.hideText, action: t.hide }))) return
      const wanted = isShown ? PublicationStatus.inactive : PublicationStatus.active
      await publishing.send({ params: { id }, body: { publicacion: wanted, version } })
    },
    feature: () => void featuring.send({ params: { id }, body: { destacado: !isFeatured, version } }),
    async remove() {
      const question = { title: t.removeTitle(title), text: t.removeText, action: t.removeAction, isDanger: true }
      if (!(await confirm(question))) return
      const reply = await removing.send({ params: { id } })
      if (reply.ok) void navigate({ pathname: '..', search }, { preventScrollReset: true })
    },
  }
}

/** Returns why an action is not possible, or undefined. */
function useWhyNot(property: Property) {
  const t = useTexts(propertyTexts)
  const message = useMessages(propertyMessages)
  const isApproved = property.aprobacion === ApprovalStatus.approved
  const isHidden = property.publicacion === PublicationStatus.inactive
  const frozen = message.numbered(propertyMessages.propertyInvalid.code)
  return {
    notPublished: property.puede_publicar ? undefined : isHidden && !isApproved ? t.waitsApprovalText : frozen,
    notRemoved: property.puede_eliminar ? undefined : property.puede_editar ? frozen : t.noRemove,
  }
}
