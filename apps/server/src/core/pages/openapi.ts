import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { roleNames } from '@portal/contract/access/constants'
import { proofMessages } from '@portal/contract/core/proof-messages'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Door, Mounted } from '../door/door.ts'
import { modulesForKeys } from '../door/key-access.ts'
import { type CachedPage, cached } from './cached-page.ts'
import { sendCached } from './reply.ts'

type Json = Record<string, unknown>

/** What stands above the calls, in Markdown. */
const about = `Every answer is {estado, mensaje, datos}; codigo and campos name entries of the catalogue.

**API keys**: send \`Authorization: Bearer pk_…\` to the calls that list the scheme apiKey. Keys are made in the dashboard
under System, Integrations; 600 requests a minute, then 429 with Retry-After.

**Webhooks**: other systems are told of events (cotizacion.confirmada, reserva.pagada, licencia.por_terminar,
tarea.aprobada) by a POST of {type, version, timestamp, data: {id, estado, url}}, signed as Standard Webhooks says:
webhook-signature is \`v1,\` and the base64 of HMAC-SHA256 over \`id.timestamp.body\`. Answer 2xx within 10 seconds;
otherwise it is tried again for 24 hours. An event may come twice, with the same webhook-id. A receiver in ten lines and
all details are in docs/api.md of the source.`

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as Json
  return rest
}

/** Returns the OpenAPI description of every call, from the table that serves them. */
function openApiOf(door: Door, { version, url }: { version: string; url: string }): Json {
  const paths: Record<string, Json> = {}
  for (const mounted of door.calls) {
    const path = mounted.call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [mounted.call.method.toLowerCase()]: operationOf(mounted) }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Portal',
      version,
      description: about,
    },
    servers: [{ url }],
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A session: of POST /v1/persona/login.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'pk_…',
          description: 'A key of another system, made in the dashboard under System, Integrations. See docs/api.md.',
        },
      },
    },
    paths,
  }
}

/** What a call with `fresh` answers when the owner of the session has not proven recently who they are. */
const proofNote = ({ fresh }: Mounted['terms']) =>
  fresh ? ` Answers ${proofMessages.identityUnproven.code} until POST /v1/persona/factor/confirmar.` : ''

const rolesNote = ({ roles }: Mounted['terms']) =>
  roles ? ` Roles: ${roles.map((role) => roleNames[role].en).join(', ')}.` : ''

const limitNote = ({ limit }: Mounted['terms']) =>
  limit ? ` At most ${limit.max} in ${limit.seconds} s, then 429 with Retry-After.` : ''

function operationOf({ call, terms }: Mounted): Json {
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  const params = terms.params
    ? (schemaOf(terms.params, 'input') as { properties?: Record<string, Json>; required?: string[] })
    : {}
  const isPublic = terms.access === 'public'
  const isForKeys = modulesForKeys(call.method, terms).length > 0
  return {
    tags: [call.path.split('/')[2]],
    summary: terms.summary,
    description: `Access: ${[terms.access].flat().join(' or ')}.${rolesNote(terms)}${proofNote(terms)}${limitNote(terms)}`,
    ...(isPublic ? {} : { security: [{ token: [] }, ...(isForKeys ? [{ apiKey: [] }] : [])] }),
    parameters: Object.entries(params.properties ?? {}).map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (params.required ?? []).includes(name),
      schema,
    })),
    ...(terms.body && {
      requestBody: {
        content: {
          [call.multipart ? 'multipart/form-data' : 'application/json']: { schema: schemaOf(terms.body, 'input') },
        },
      },
    }),
    responses: {
      200: {
        description: call.done?.en ?? 'Done.',
        content: { 'application/json': { schema: envelopeOf(schemaOf(terms.reply, 'output')) } },
      },
      default: {
        description: refusalsOf(call),
        content: { 'application/json': { schema: envelopeOf({ nullable: true }) } },
      },
    },
  }
}

const envelopeOf = (datos: Json): Json => ({
  type: 'object',
  required: ['estado', 'mensaje', 'datos'],
  properties: {
    estado: { type: 'string', enum: ['OK', 'ERR', 'OK_NOTI'] },
    mensaje: { type: 'string' },
    codigo: { type: 'integer' },
    campos: { type: 'object', additionalProperties: { type: 'integer' } },
    datos,
  },
})

const refusalsOf = (call: Mounted['call']) =>
  Object.values(call.area)
    .filter(({ status }) => status >= 400)
    .map(({ code, status, en }) => `${code} (${status}): ${en}`)
    .join('\n\n')

/** Of the reader, whose scripts and styles are files: it stands next to the dashboard, whose token scripts can read. */
const policy = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'"],
  ...["connect-src 'self'", "base-uri 'none'", "object-src 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ')

/**
 * Serves the description at `/v1/openapi.json` and a reader for it at `/v1/docs`. Call it after all calls are mounted.
 * The description is megabytes: it is made once, when someone asks, and sent as the same bytes to everyone.
 */
export async function serveOpenApi(
  app: FastifyInstance,
  door: Door,
  about: { version: string; url: string },
): Promise<void> {
  let description: CachedPage | undefined
  const described = () => {
    description ??= cached({
      status: 200,
      headers: { 'content-type': json },
      text: JSON.stringify(openApiOf(door, about)),
    })
    return description
  }
  app.get('/v1/openapi.json', (request, reply) => sendCached(reply, described(), request))
  await app.register(async (docs) => {
    await docs.register(swagger, { openapi: {} })
    await docs.register(swaggerUi, {
      routePrefix,
      staticCSP: policy,
      uiConfig: { docExpansion: 'none', deepLinking: true, validatorUrl: null }, // else it asks swagger.io
      uiHooks: {
        // the reader's own addresses of the description would write it again for each request
        onRequest: async ({ routeOptions: { url } }, reply) =>
          url === `${routePrefix}/json` || url === `${routePrefix}/yaml`
            ? reply.redirect('/v1/openapi.json')
            : undefined,
      },
    })
  })
}

const routePrefix = '/v1/docs'
const json = 'application/json; charset=utf-8'
