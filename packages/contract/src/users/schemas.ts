import { z } from 'zod'
import { Module } from '../access/constants.ts'
import { type Profile, profiles } from '../access/templates.ts'
import { listedOf } from '../core/entities.ts'
import { formFields, rowFields } from '../core/entity-schemas.ts'
import {
  ChoiceSchema,
  emailField,
  flagField,
  idField,
  languageField,
  listFields,
  momentField,
  optionalId,
  versionField,
  withPhone,
} from '../core/fields.ts'
import { bulkForm } from '../core/records/bulk/schemas.ts'
import { profileFields, storedUserFields, userFields } from './fields.ts'
import type { userMessages } from './messages.ts'

const says = (key: keyof typeof userMessages) => key
const modulesField = z.array(z.enum(Module))

export const UserByIdSchema = z.object({ id: idField() })
export const OneUserSchema = z.object({ usuario_id: idField() })

/** Columns the list can be sorted by. */
export const userOrders = ['nombre', 'email', 'creado_en', 'empresa_nombre', 'rol_id', 'estado_id'] as const

const userFilters = {
  rol_id: optionalId(),
  empresa_id: optionalId(),
  sucursal_id: optionalId(),
  estado_id: optionalId(),
  pais_id: optionalId(),
  /** `por_aprobar`: something of their template waits that the reader may approve (decision 076). */
  acceso: z.enum(['', 'por_aprobar']).default(''),
  /** `pendiente`: no link to choose a password was sent yet, and there is no password (rule users/invitations). */
  invitacion: z.enum(['', 'pendiente']).default(''),
}
export const UserListQuerySchema = z.object({ ...listFields(userOrders), ...userFilters })
export const UserBulkSchema = bulkForm(['activar', 'desactivar', 'invitar', 'eliminar'], UserListQuerySchema)
export const UserDownloadQuerySchema = UserListQuerySchema.omit({ page: true, page_row: true }).extend({
  formato: z.enum(['xlsx', 'pdf']).default('xlsx'),
  idioma: languageField,
})
export const DownloadSchema = z.object({ url_file: z.string() })

/** A new address that is not confirmed yet: until then the account keeps its old one (rule users/email-change). */
export const PendingEmailSchema = z.object({
  email: z.string(),
  vence_en: momentField,
  /** When its mail may be sent again. */
  reenviar_desde: momentField,
})

/** A row of the list. */
export const UserRowSchema = z.object({
  id: z.number(),
  ...rowFields(listedOf(storedUserFields)),
  empresa_nombre: z.string().nullable(),
  sucursal_nombre: z.string().nullable(),
  pais_nombre: z.string().nullable(),
  creado_en: momentField,
  /** Whether nobody has invited them yet (rule users/invitations). */
  por_invitar: z.boolean(),
})
export const UserListSchema = z.object({ usuarios: z.array(UserRowSchema), total: z.number() })

export const UserSchema = UserRowSchema.extend({
  ...rowFields(storedUserFields),
  version: z.number(),
  claves_modulo: modulesField,
  cambio_email: PendingEmailSchema.nullable(),
  /** The reader's rights on this user. */
  puede_editar: z.boolean(),
  puede_cambiar_email: z.boolean(),
  puede_eliminar: z.boolean(),
  /** Whether the reader may part with them when they leave. */
  puede_salir: z.boolean(),
  puede_cambiar_acceso: z.boolean(),
})

/** The fields of a user, apart from each other. */
export const UserFieldsSchema = z.object(formFields(userFields))
export const UserFormSchema = withPhone(UserFieldsSchema)
/** A new one, who is mailed the link to choose a password unless it is to wait (rule users/invitations). */
export const NewUserSchema = withPhone(UserFieldsSchema.extend({ invitar: flagField().default(true) }))
/** A self-registered customer keeps no enterprise; everyone else has one (rule users/customers). */
export const UserUpdateSchema = withPhone(
  z.object({
    ...formFields({ ...userFields, empresa_id: storedUserFields.empresa_id }),
    version: versionField,
  }),
)
export const UserSavedSchema = z.object({ id: z.number(), version: z.number() })

export const UserInitDataSchema = z.object({
  /** Roles the asking person may give. */
  roles: z.array(ChoiceSchema),
  estados: z.array(ChoiceSchema),
  tipos_documento: z.array(ChoiceSchema),
  paises: z.array(ChoiceSchema.extend({ codigo: z.string(), codigo_telefono: z.string() })),
  empresas: z.array(z.object({ id: z.number(), nombre: z.string(), pais_id: z.number(), es_casa: z.boolean() })),
  sucursales: z.array(z.object({ id: z.number(), nombre: z.string(), empresa_id: z.number() })),
  /** The modules of each template, and those that would wait because the reader does not hold them. */
  plantillas: z.array(
    z.object({ perfil: z.enum(profiles as readonly [Profile]), claves_modulo: modulesField, esperan: modulesField }),
  ),
})

export const ProfileSchema = z.object({
  id: z.number(),
  ...rowFields(profileFields),
  email: z.string(),
  rol_id: z.number(),
  empresa_nombre: z.string().nullable(),
  sucursal_nombre: z.string().nullable(),
  avatar_url: z.string().nullable(),
  version: z.number(),
  cambio_email: PendingEmailSchema.nullable(),
})

/** Sent as a form with files: an optional picture in `avatar`, or `quitar_avatar` to remove it. */
export const ProfileFormSchema = withPhone(
  z.object({
    ...formFields(profileFields),
    /** Another one than the stored begins a change; left out, nothing of it changes. */
    email: emailField(says('emailInvalid')).optional(),
    quitar_avatar: z.enum(['si', 'no']).default('no'),
    version: versionField,
  }),
)

/** A link of a change of e-mail, and what it would do: the new address confirms, the old one keeps or takes back. */
export const EmailLinkSchema = z.object({ token: z.string().min(20).max(100) })
export const EmailLinkFactsSchema = z.object({
  accion: z.enum(['confirmar', 'conservar', 'recuperar']),
  email_nuevo: z.string(),
  /** The address that the account has, or had; only its own mailbox is told. */
  email_anterior: z.string().nullable(),
  /** Whether every password and session ends with it: someone else may have been signed in. */
  protege: z.boolean(),
  vence_en: momentField,
})
export const EmailLinkUsedSchema = z.object({
  accion: EmailLinkFactsSchema.shape.accion,
  /** Token of a one-time link to choose a new password, where the old one ended. */
  enlace: z.string().nullable(),
})
