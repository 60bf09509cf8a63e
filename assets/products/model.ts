// Makes the models of the products small for the web: fewer and joined meshes, prints as WebP, meshopt.
// node assets/products/model.ts [slug ...]
import { mkdir, stat } from 'node:fs/promises'
import { join as path } from 'node:path'
import { type Document, NodeIO, type Transform } from '@gltf-transform/core'
import { EXTMeshoptCompression, EXTTextureWebP, KHRMeshQuantization } from '@gltf-transform/extensions'
import { dedup, join, meshopt, prune, simplify, textureCompress, weld } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import sharp from 'sharp'
import { drawnProducts } from '../../packages/contract/src/products/constants.ts'

const ROOT = path(import.meta.dirname, '../..')
const SOURCE = path(ROOT, '.cache/pictures/products/models')
const TARGET = path(ROOT, 'apps/web/public/models')
/** Longest side of a print: close up, a panel fills the picture. */
const PRINT = 2048
/** How far a simplified surface may lie from the modelled one, as a share of the mesh. */
const ERROR = 0.0004

await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready, mkdir(TARGET, { recursive: true })])
const io = new NodeIO()
  .registerExtensions([EXTMeshoptCompression, EXTTextureWebP, KHRMeshQuantization])
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder })

const chosen = process.argv.slice(2)
for (const slug of drawnProducts) {
  if (chosen.length > 0 && !chosen.includes(slug)) continue
  const model = await io.read(path(SOURCE, `${slug}.glb`))
  const before = triangles(model)
  await model.transform(
    dedup(),
    unnamed(),
    join({ cleanup: false }), // it would take the empty nodes of the anchors
    weld(),
    simplify({ simplifier: MeshoptSimplifier, ratio: 0, error: ERROR }),
    prune({ keepLeaves: true }),
    textureCompress({ encoder: sharp, targetFormat: 'webp', resize: [PRINT, PRINT], quality: 82, effort: 6 }),
    meshopt({ encoder: MeshoptEncoder, level: 'high', quantizePosition: 14 }),
  )
  const file = path(TARGET, `${slug}.glb`)
  await io.write(file, model)
  const { size } = await stat(file)
  process.stdout.write(
    `${slug}: ${before} to ${triangles(model)} triangles in ${meshes(model)} meshes, ${size} bytes\n`,
  )
}

/** Names of Blender's meshes say nothing; only joints and anchors keep theirs. */
function unnamed(): Transform {
  return (model) => {
    for (const mesh of model.getRoot().listMeshes()) mesh.setName('')
    for (const node of model.getRoot().listNodes()) if (node.getMesh()) node.setName('')
  }
}

function triangles(model: Document): number {
  const primitives = model
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  return primitives.reduce((sum, one) => sum + (one.getIndices()?.getCount() ?? 0) / 3, 0)
}

function meshes(model: Document): number {
  return model
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives()).length
}
