import {
  address,
  choice,
  digits,
  flag,
  folder,
  host,
  integer,
  type Kind,
  list,
  mercadoPagoToken,
  network,
  origin,
  sender,
  service,
  share,
  stripeKey,
  text,
  tiles,
  url,
} from './env-kinds.ts'

/** The values read so far, by name. */
type Values = Readonly<Record<string, unknown>>

/** When a variable is required; `when` completes the sentence "X is required …". */
interface Need {
  readonly when: string
  holds(values: Values): boolean
}

export interface Variable<T = unknown> {
  readonly kind: Kind<T>
  /** As written in the environment. */
  readonly default?: string
  readonly required?: Need
  /** Its value is never printed. */
  readonly secret?: true
  readonly purpose: string
}

const inProduction: Need = { when: 'in production', holds: ({ NODE_ENV }) => NODE_ENV === 'production' }
const withOther = (name: string): Need => ({ when: `with ${name}`, holds: (values) => values[name] !== undefined })
const withPooler: Need = {
  when: 'with DATABASE_POOLER=transaction',
  holds: ({ DATABASE_POOLER }) => DATABASE_POOLER === 'transaction',
}
const withRecaptcha: Need = { when: 'with CAPTCHA=recaptcha', holds: ({ CAPTCHA }) => CAPTCHA === 'recaptcha' }
const withEmailService: Need = {
  when: 'with FORM_DELIVERY=service',
  holds: ({ FORM_DELIVERY }) => FORM_DELIVERY === 'service',
}
const withS3: Need = {
  when: 'when another S3 variable is set',
  holds: (values) =>
    Object.keys(values).some((name) => name.startsWith('S3_') && values[name] !== undefined && values[name] !== false),
}

/**
 * Every variable the portal reads from its environment. Reading, checking and the table of docs/settings.md use this list.
 */
export const variables = {
  NODE_ENV: {
    kind: choice('development', 'production', 'test'),
    default: 'development',
    purpose: 'Production refuses what only a trial may have: demo data, the local mailbox, `CAPTCHA=off`.',
  },
  PORT: { kind: integer(0, 65_535), default: '3000', purpose: 'Port to listen on; 0 takes a free one.' },
  HOST: {
    kind: host,
    default: '127.0.0.1',
    purpose: 'Address to listen on. Outside production only loopback, unless `DEMO_PUBLIC=true`.',
  },
  PUBLIC_URL: {
    kind: origin,
    required: inProduction,
    purpose:
      'Where visitors reach the portal: links in mails, canonical addresses. `http://localhost:PORT` if not set.',
  },
  DATA_DIR: {
    kind: folder,
    default: './data',
    purpose: 'Folder of the embedded database and of uploaded files.',
  },
  DATABASE_URL: {
    kind: url('postgres', 'postgresql'),
    required: inProduction,
    secret: true,
    purpose: 'PostgreSQL 15 or newer. Not set: the portal starts its own in `DATA_DIR`.',
  },
  DATABASE_LISTEN_URL: {
    kind: url('postgres', 'postgresql'),
    secret: true,
    required: withPooler,
    purpose: 'Same database, past any transaction pooler and on the primary, for LISTEN. `DATABASE_URL` if not set.',
  },
  DATABASE_READ_URL: {
    kind: url('postgres', 'postgresql'),
    secret: true,
    purpose:
      'A replica of the same database: for reads that may be two seconds old, and for all reads while the primary is away. Without it all go to `DATABASE_URL`.',
  },
  DATABASE_POOLER: {
    kind: choice('none', 'transaction'),
    default: 'none',
    purpose:
      '`transaction` when `DATABASE_URL` leads through PgBouncer in transaction mode: no prepared statements, and settings of connections are stored with the role. Then `DATABASE_LISTEN_URL` is required.',
  },
  DATABASE_POOL_SIZE: { kind: integer(2, 200), default: '10', purpose: 'Connections of each process.' },
  PORTAL_ROLES: {
    kind: list(choice('web', 'jobs')),
    default: 'web,jobs',
    purpose: 'What this process does: answer visitors, do background work, or both.',
  },
  SMTP_URL: {
    kind: url('smtp', 'smtps'),
    required: inProduction,
    secret: true,
    purpose: 'Mail server, always over TLS unless it is on this machine. Not set: mails are read on the page `/buzon`.',
  },
  MAIL_FROM: {
    kind: sender,
    required: inProduction,
    purpose: 'Sender of all mails, `Name <address>`. A sample address if not set.',
  },
  BROADCAST_PER_MINUTE: {
    kind: integer(0, 100_000),
    default: '60',
    purpose: 'Most mails of broadcasts a minute, of all processes; 0: no limit. The site settings may lower it.',
  },
  BROADCAST_PER_HOUR: {
    kind: integer(0, 1_000_000),
    default: '500',
    purpose: 'Most mails of broadcasts an hour; 0: no limit. The site settings may lower it.',
  },
  BOUNCE_IMAP_URL: {
    kind: url('imap', 'imaps'),
    secret: true,
    purpose:
      'Mailbox that mails of broadcasts return to, like `imaps://user:password@host/INBOX`: bounces, complaints and unsubscriptions in it are read every three minutes.',
  },
  BOUNCE_ADDRESS: {
    kind: address,
    purpose:
      'Address of that mailbox. Mails to it with a `+` and a mark in the name must reach it too. If not set: its user, or the address of `MAIL_FROM`.',
  },
  FORM_DELIVERY: {
    kind: choice('smtp', 'service'),
    default: 'smtp',
    purpose: 'How public forms reach staff: as mails of our own, or through an external e-mail service.',
  },
  EMAIL_SERVICE_URL: {
    kind: service,
    default: 'https://api.emailjs.com/api/v1.0/email/send',
    purpose: 'Where that service takes a message.',
  },
  EMAIL_SERVICE_ID: { kind: text(), required: withEmailService, purpose: 'Service id of the e-mail service.' },
  EMAIL_TEMPLATE_ID: { kind: text(), required: withEmailService, purpose: 'Template that it fills in.' },
  EMAIL_PUBLIC_KEY: { kind: text(), required: withEmailService, purpose: 'Public key of the account there.' },
  S3_BUCKET: {
    kind: text(3),
    required: withS3,
    purpose: 'Bucket for uploaded files. Not set: they are kept in `DATA_DIR/files`.',
  },
  S3_REGION: { kind: text(), required: withS3, purpose: 'Region of the bucket.' },
  S3_ACCESS_KEY_ID: { kind: text(), required: withS3, purpose: 'Key that may read, write and delete in the bucket.' },
  S3_SECRET_ACCESS_KEY: { kind: text(), required: withS3, secret: true, purpose: 'Its secret.' },
  S3_ENDPOINT: { kind: url('http', 'https'), purpose: 'Server of the bucket, where it is not Amazon.' },
  S3_FORCE_PATH_STYLE: {
    kind: flag,
    default: 'false',
    purpose: 'Bucket in the path instead of the host name, as MinIO wants it.',
  },
  CAPTCHA: {
    kind: choice('altcha', 'recaptcha', 'off'),
    default: 'altcha',
    purpose: 'Proof of work of our own, Google reCAPTCHA, or none (never in production).',
  },
  RECAPTCHA_SITE_KEY: { kind: text(), required: withRecaptcha, purpose: 'Public key from Google.' },
  RECAPTCHA_SECRET: { kind: text(), required: withRecaptcha, secret: true, purpose: 'Secret key from Google.' },
  REVEAL_LOGIN_CAUSE: {
    kind: flag,
    default: 'false',
    purpose:
      'Tell at login whether the address is unknown, inactive or the password wrong. Lets strangers probe accounts.',
  },
  MAP_TILES_URL: {
    kind: tiles,
    purpose:
      'Tiles that maps are drawn on, like `https://tiles.example.com/{z}/{x}/{y}.png`. Not set: outlines of the countries, which the portal has itself.',
  },
  MAP_TILES_CREDIT: {
    kind: text(),
    required: withOther('MAP_TILES_URL'),
    purpose: 'Whom the maps name as the source of these tiles, as their licence asks.',
  },
  CARD_PAYMENTS: {
    kind: choice('on', 'off'),
    default: 'on',
    purpose:
      'Off: no payments by card, also where they would be simulated; reservations are paid by bank transfer to the accounts of the settings. In production there are none either without a provider: `WEBPAY_BASE_URL`, `STRIPE_SECRET_KEY` or `MERCADOPAGO_ACCESS_TOKEN`, one of them.',
  },
  WEBPAY_BASE_URL: {
    kind: service,
    purpose:
      'Host of Webpay. Without this or another card provider: no payments by card in production; elsewhere they are simulated under `/webpay-sandbox`.',
  },
  WEBPAY_TRIAL: {
    kind: flag,
    default: 'false',
    purpose: 'In production, pay at the integration host of the provider: nobody is charged. For a staging site.',
  },
  WEBPAY_CLP_COMMERCE_CODE: {
    kind: digits(12, 12),
    required: withOther('WEBPAY_CLP_KEY'),
    purpose: 'Commerce code for payments in CLP. At the integration host the published one if not set.',
  },
  WEBPAY_CLP_KEY: {
    kind: text(16),
    required: withOther('WEBPAY_CLP_COMMERCE_CODE'),
    secret: true,
    purpose: 'Its key.',
  },
  WEBPAY_USD_COMMERCE_CODE: {
    kind: digits(12, 12),
    required: withOther('WEBPAY_USD_KEY'),
    purpose: 'Commerce code for payments in USD. Not set: reservations in USD are converted to CLP.',
  },
  WEBPAY_USD_KEY: {
    kind: text(16),
    required: withOther('WEBPAY_USD_COMMERCE_CODE'),
    secret: true,
    purpose: 'Its key.',
  },
  WEBPAY_SANDBOX_KEY: {
    kind: text(16),
    secret: true,
    purpose:
      'Key of the simulated provider under `/webpay-sandbox`, for the tests of another program. Not set: a random one that nobody else knows. Refused in production and together with `WEBPAY_BASE_URL`.',
  },
  STRIPE_SECRET_KEY: {
    kind: stripeKey,
    secret: true,
    purpose:
      'Key of the account at Stripe, where cards are paid there. A restricted one needs Checkout Sessions and refunds to write, payment intents and charges to read.',
  },
  STRIPE_CURRENCIES: {
    kind: list(choice('USD', 'CLP')),
    default: 'USD,CLP',
    purpose: 'Currencies that the account charges. Reservations in another are converted to CLP.',
  },
  STRIPE_TRIAL: {
    kind: flag,
    default: 'false',
    purpose: 'In production, take a test key: nobody is charged. For a staging site.',
  },
  STRIPE_BASE_URL: {
    kind: service,
    purpose: 'Another address of its API, for tests against a simulation of it. Refused in production.',
  },
  MERCADOPAGO_ACCESS_TOKEN: {
    kind: mercadoPagoToken,
    secret: true,
    purpose: 'Token of the account at Mercado Pago, where cards are paid there.',
  },
  MERCADOPAGO_CURRENCIES: {
    kind: list(choice('USD', 'CLP')),
    default: 'CLP',
    purpose: 'Currencies that the account charges: that of its country. Reservations in another are converted to CLP.',
  },
  MERCADOPAGO_TRIAL: {
    kind: flag,
    default: 'false',
    purpose:
      'The token is of a test user, or starts with TEST-: nobody is charged. For a staging site, and outside production.',
  },
  MERCADOPAGO_BASE_URL: {
    kind: service,
    purpose: 'Another address of its API, for tests against a simulation of it. Refused in production.',
  },
  CARD_SANDBOX: {
    kind: choice('webpay', 'stripe', 'mercadopago'),
    default: 'webpay',
    purpose:
      'On a trial without a card provider: which of them is simulated, under `/webpay-sandbox`, `/stripe-sandbox` or `/mercadopago-sandbox`. Refused in production.',
  },
  DEMO_PUBLIC: {
    kind: flag,
    default: 'false',
    purpose:
      'Allow a portal with demo accounts to be reached from other machines. The page `/buzon` is absent then: set `SMTP_URL`. Refused in production.',
  },
  TRUST_PROXY: {
    kind: list(network),
    purpose: 'Proxies whose `X-Forwarded-*` headers count, for example `loopback` or `10.0.0.0/8`.',
  },
  METRICS_TOKEN: {
    kind: text(16),
    secret: true,
    purpose: 'Bearer token for `/metrics`. Not set: `/metrics` answers on loopback only.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: service,
    purpose: 'A collector of OpenTelemetry traces (OTLP over HTTP), without `/v1/traces`. Not set: none are made.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    kind: share,
    default: '1',
    purpose: 'The share of traces that are made.',
  },
  LOG_LEVEL: {
    kind: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    purpose: 'Least severe line that is logged. `info` in production, `warn` elsewhere, if not set.',
  },
} as const satisfies Record<string, Variable>

type Table = typeof variables
type Value<V> = V extends Variable<infer T> ? (V extends { default: string } ? T : T | undefined) : never

/** The checked environment, by the names of its variables. */
export type Env = Readonly<{ [Name in keyof Table]: Value<Table[Name]> } & Filled>

/** Defaults that depend on other variables. */
interface Filled {
  PUBLIC_URL: string
  MAIL_FROM: string
  LOG_LEVEL: NonNullable<Value<Table['LOG_LEVEL']>>
}
