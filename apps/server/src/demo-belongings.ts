import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import type { Reference } from '#core/demo-set/catalogue.ts'
import type { Belongings } from '#core/demo-set/facts.ts'

/** Numbers of rows in an array. */
const listed = (from: string, column: string, to: string): Reference => ({
  name: `${from}.${column}`,
  from,
  to,
  on: sql<boolean>`padre.id = any(${sql.ref(`hijo.${column}`)})`,
})

/** Numbers of rows inside the objects of a list. */
const inside = (from: string, column: string, property: string, to: string): Reference => ({
  name: `${from}.${column}`,
  from,
  to,
  on: sql<boolean>`${sql.ref(`hijo.${column}`)} @> jsonb_build_array(jsonb_build_object(${sql.lit(property)}, padre.id))`,
})

const undeclared: readonly Reference[] = [
  listed('tarea', 'interesados', 'usuario'),
  listed('idea', 'integrantes', 'usuario'),
  listed('comentario', 'menciones', 'usuario'),
  listed('recurso', 'empresas', 'empresa'),
  listed('publicacion', 'productos', 'producto'),
  inside('cotizacion_plantilla', 'lineas', 'producto_id', 'producto'),
  inside('difusion', 'adjuntos', 'archivo_id', 'archivo'),
  {
    name: 'carrusel_version.recupera_id',
    from: 'carrusel_version',
    to: 'carrusel_version',
    on: sql<boolean>`padre.id = hijo.recupera_id`,
  },
  {
    // a counter without its form would give the same number again
    name: 'formulario.referencia',
    from: 'formulario',
    to: 'formulario_numero',
    on: sql<boolean>`hijo.referencia like padre.prefijo || '-' || padre.anio || '-%'`,
  },
  {
    name: 'correo.para',
    from: 'correo',
    to: 'usuario',
    on: sql<boolean>`lower(hijo.para) = lower(padre.email)`,
  },
]

/** A quote is its lines, its order and what became of it; so with the others. Only what their own screens edit is a part. */
const parts = [
  'comentario.idea_id',
  'comentario.tarea_id',
  'cotizacion_contador.empresa_id', // without it an enterprise that stays would give its numbers again
  'cotizacion_linea.cotizacion_id',
  'cotizacion_nota.cotizacion_id',
  'evento_calendario_responsable.evento_id',
  'historialcontacto.contacto_id',
  'idea_evento.idea_id',
  'idea_voto.idea_id',
  'licencia_periodo.licencia_id',
  'oferta.solicitud_id',
  'oferta_minimo.clasificado_id',
  'orden_documento.orden_id',
  'orden_evento.orden_id',
  'orden_serie.orden_id',
  'pago.solicitud_id',
  'producto_configuracion_tramo.producto_configuracion_id',
  'producto_costos_version.configuracion_id',
  'producto_pais.producto_id',
  'recurso_revision.recurso_id',
  'solicitud_adjunto.solicitud_id',
  'subasta_postor.subasta_id',
  'subasta_puja.subasta_id',
  'tarea_adjunto.tarea_id',
  'tarea_punto.tarea_id',
  'tarea_revisor.tarea_id',
]

/** How an account gets in, and what it may open: nobody uses it any more. */
const access = [
  'acceso_modulo.usuario_id',
  'acceso_pendiente.usuario_id',
  'cambio_email.usuario_id',
  'dispositivo.usuario_id',
  'enlace_continuar.usuario_id',
  'enlace_email.cambio_email_id',
  'enlace_password.usuario_id',
  'factor.usuario_id',
  'factor_codigo.usuario_id',
  'factor_desafio.usuario_id',
  'ingreso_pendiente.usuario_id',
  'plantilla_aplicada_usuario.usuario_id',
  'sesion.usuario_id',
]

/** What an account chose for its own screens and mails, or has begun and not ended. */
const choices = [
  'calendario_direccion.usuario_id',
  'carga.usuario_id',
  'contacto_silencio.usuario_id',
  'lote.usuario_id',
  'propiedad_favorita.propiedad_id',
  'propiedad_favorita.usuario_id',
  'resumen_semanal.usuario_id',
  'tarea_sin_resumen.usuario_id',
  'tarea_visto.tarea_id',
  'tarea_visto.usuario_id',
  'vista_inicial.usuario_id',
]

/** Notices and mails: to whom, or of what, is gone. */
const notices = [
  'aviso.idea_id',
  'aviso.tarea_id',
  'aviso.usuario_id',
  'busqueda_aviso.clasificado_id',
  'busqueda_aviso.propiedad_id',
  'correo.para',
  'cotizacion_aviso.cotizacion_id',
  'cotizacion_aviso.usuario_id',
  'cotizacion_recordatorio.cotizacion_id',
  'licencia_aviso.periodo_id',
  'licencia_aviso.usuario_id',
  'permiso_aviso.permiso_id',
  'recurso_aviso.revision_id',
  'recurso_aviso.usuario_id',
  'resumen_semanal_enviado.usuario_id',
  'tarea_resumen.usuario_id',
]

/** Histories and lists that triggers and jobs write. What a person does is in the audit of the row itself, which then stays. */
const histories = [
  'a_la_vista.clasificado_id',
  'a_la_vista.propiedad_id',
  'cotizacion_apertura.cotizacion_id',
  'cotizacion_cliente.cotizacion_id',
  'cotizacion_evento.cotizacion_id',
  'difusion_destinatario.difusion_id',
  'permiso_evento.permiso_id',
  'propiedad_historial.propiedad_id',
  'recurso_descarga.revision_id',
  'recurso_descarga.usuario_id',
  'solicitud_evento.solicitud_id',
  'tarea_evento.tarea_id',
]

/** What belongs to rows of the demo set, and how people give such rows up. */
export const belongings: Belongings = {
  parts,
  traces: [...access, ...choices, ...notices, ...histories],
  automatic: ['orden_produccion.cotizacion_id'], // opened by a job
  owned: [
    '*.archivo', // its file
    'subasta.solicitud_id', // the request of the winner, made by the job that ends auctions
    'solicitud_clasificado.cliente_id', // and the customer of it
  ],
  undeclared,
  givenUp: {
    empresa: sql<boolean>`hoy.estado_id <> ${UserStatus.active}`,
    sucursal: sql<boolean>`hoy.estado_id <> ${UserStatus.active}`,
    usuario: sql<boolean>`hoy.estado_id <> ${UserStatus.active}`,
  },
}
