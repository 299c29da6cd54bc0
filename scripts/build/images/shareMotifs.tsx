import type { ReactNode } from 'react'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { states } from '../../../renderer/collections/states/definition.ts'
import {
  ARTICLE_BASELINE,
  ARTICLE_DRAWING_SIZE,
  drawArticle,
  isRound,
} from '../../../renderer/drawing/articleDrawing.ts'
import {
  type BeatFrame,
  createBeatPath,
  createBeats,
  findHighestBeat,
  getCrest,
} from '../../../renderer/drawing/beats.ts'
import { createCalmingPath, createPulsePath } from '../../../renderer/drawing/pulse.ts'
import { STATE_MAP } from '../../../renderer/drawing/stateFrame.ts'
import { drawUsMap, US_MAP } from '../../../renderer/drawing/usMap.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { StateEntry } from '../../../renderer/places/atlas.ts'
import { drawCountryLights, drawStateMap } from '../../../renderer/places/stateLights.ts'
import { type DrawingOnLine, SHARE_SIZE, type ShareDrawing, type ShareImage } from '../../../renderer/share.ts'
import { urls } from '../../../renderer/urls.ts'
import { BASE, MARGIN, PANEL, PAPER, type Palette } from './shareLayout.ts'

/** Drawing on a share image, and the free space for the title. */
export interface Motif {
  palette: Palette
  drawing: ReactNode
  /** Maximum width and bottom edge of the title, in pixels. */
  titleSpace: { width: number; bottom: number }
}

const STROKE = 2.25
const LIGHT = 13

const rise = { end: SHARE_SIZE.width, base: BASE, crest: 1084, width: 24, height: 372 }
const pulse = createPulsePath(rise)
const beats = createCalmingPath({ ...rise, beats: 19, amplitude: 88, calmFrom: 680, growth: 1.055 })
const BOTTOM = BASE - 26
const BESIDE_RISE = { width: 880, bottom: BOTTOM }
const BESIDE_STATE = { width: 570, bottom: BOTTOM }
const BESIDE_COUNTRY = { width: 480, bottom: BOTTOM }
const ABOVE_BEATS = { width: 900, bottom: 396 }
const ABOVE_BEATS_OF_PARTS = { width: 1000, bottom: BASE - 140 - 36 }

/** Creates a map for places, a custom drawing if the page has any, or else a line. */
export function createMotif({ page, drawing }: ShareImage, site: Site): Motif {
  const palette = page.startsWith(episodes.base) ? PANEL : PAPER
  if (drawing && 'beats' in drawing)
    return { palette, drawing: <Beats {...drawing.beats} palette={palette} />, titleSpace: ABOVE_BEATS_OF_PARTS }
  if (drawing) {
    const { drawings, continuesLine } = 'figures' in drawing ? drawFigures(drawing.figures) : drawing
    const { width, scale } = fitOnStage(drawings)
    return {
      palette,
      drawing: <DrawingsOnLine drawings={drawings} continuesLine={continuesLine} scale={scale} />,
      titleSpace: { width: SHARE_SIZE.width - 2 * MARGIN - width - 48, bottom: BOTTOM },
    }
  }
  const state = findState(page, site)
  if (state) return { palette: PAPER, drawing: <State state={state} />, titleSpace: BESIDE_STATE }
  if (page === states.base)
    return { palette: PAPER, drawing: <Country states={site.all(states)} />, titleSpace: BESIDE_COUNTRY }
  if (page === urls.home())
    return { palette: PAPER, drawing: <Line path={beats} palette={PAPER} />, titleSpace: ABOVE_BEATS }
  return { palette, drawing: <Line path={pulse} palette={palette} />, titleSpace: BESIDE_RISE }
}

/** Lists the states in a share image for the cache key. The outlines are code. */
export function getShownStates(page: string, site: Site): string[] {
  const own = findState(page, site)
  const shown = page === states.base ? site.all(states) : own ? [own] : []
  return shown.map(({ name }) => name)
}

function findState(page: string, site: Site): StateEntry | undefined {
  return site.all(states).find(({ slug }) => states.address(slug) === page)
}

function Line({ path, palette }: { path: string; palette: Palette }) {
  return (
    <>
      <path d={path} fill="none" stroke={palette.ink} strokeWidth={STROKE} />
      <circle cx={rise.crest} cy={rise.base - rise.height} r={LIGHT} fill={palette.light} />
    </>
  )
}

const beatFrame: BeatFrame = { end: SHARE_SIZE.width, base: BASE, from: MARGIN, to: 1128, height: 140, width: 15 }

/** Draws a beat per section, scaled to the section's length. */
function Beats({ starts, length, palette }: { starts: readonly number[]; length: number; palette: Palette }) {
  const beats = createBeats(starts, length)
  const light = beats[findHighestBeat(beats)]
  const crest = light && getCrest(light, beatFrame)
  return (
    <>
      <path d={createBeatPath(beats, beatFrame)} fill="none" stroke={palette.ink} strokeWidth={STROKE} />
      {crest && <circle cx={crest.x} cy={crest.y} r={LIGHT} fill={palette.light} />}
    </>
  )
}

function drawFigures({ kind, figures }: Extract<ShareDrawing, { figures: unknown }>['figures']) {
  const { line, hairline, light } = drawArticle(kind, figures)
  const drawn = isRound(kind) ? line + hairline : line
  return { drawings: [{ ...ARTICLE_DRAWING_SIZE, base: ARTICLE_BASELINE, line: drawn, light }], continuesLine: false }
}

const STAGE = { width: 400, height: 360 }

function fitOnStage(drawings: readonly DrawingOnLine[]): { scale: number; width: number } {
  const wide = drawings.reduce((sum, { width }) => sum + width, 0)
  const high = Math.max(...drawings.map(({ base }) => base))
  const scale = Math.min(STAGE.width / wide, STAGE.height / high)
  return { scale, width: wide * scale }
}

function DrawingsOnLine({
  drawings,
  continuesLine,
  scale,
}: {
  drawings: DrawingOnLine[]
  continuesLine: boolean
  scale: number
}) {
  let x = SHARE_SIZE.width - MARGIN - fitOnStage(drawings).width
  return (
    <g strokeLinecap="round">
      {!continuesLine && <Calm />}
      {drawings.map(({ width, base, line, light }) => {
        const left = x
        x += width * scale
        return (
          <g key={left} transform={`translate(${left} ${BASE - base * scale}) scale(${scale})`} fill="none">
            <path d={line} stroke={PAPER.ink} strokeWidth={STROKE / scale} strokeLinejoin="round" />
            <circle cx={light.x} cy={light.y} r={LIGHT / scale} fill={PAPER.light} />
          </g>
        )
      })}
    </g>
  )
}

function Calm() {
  return <path d={`M0 ${BASE}H${SHARE_SIZE.width}`} stroke={PAPER.ink} strokeWidth={STROKE} />
}

function Country({ states }: { states: StateEntry[] }) {
  const scale = 600 / US_MAP.width
  const top = BASE - 34 - US_MAP.height * scale
  return (
    <>
      <Calm />
      <g transform={`translate(${SHARE_SIZE.width - MARGIN / 2 - 600} ${top}) scale(${scale})`} fill="none">
        {drawUsMap(states).map(({ slug, path }) => (
          <path key={slug} d={path} stroke={PAPER.hairline} strokeWidth={1.25 / scale} />
        ))}
        <path d={drawCountryLights().path} stroke={PAPER.light} strokeWidth={2.2} strokeLinecap="round" />
      </g>
    </>
  )
}

function State({ state }: { state: StateEntry }) {
  const { top, height, outline, path } = drawStateMap(state)
  const scale = Math.min(470 / STATE_MAP.width, 400 / height)
  const left = SHARE_SIZE.width - MARGIN - 470 / 2 - (STATE_MAP.width * scale) / 2
  return (
    <>
      <Calm />
      <g transform={`translate(${left} ${60 + 210 - (height / 2 + top) * scale}) scale(${scale})`} fill="none">
        <path d={outline} stroke={PAPER.ink} strokeWidth={1.5 / scale} strokeLinejoin="round" />
        <path d={path} stroke={PAPER.light} strokeWidth={2.2 / scale} strokeLinecap="round" />
      </g>
    </>
  )
}
