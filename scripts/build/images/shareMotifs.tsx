import type { ReactNode } from 'react'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { type StateEntry, states } from '../../../renderer/collections/states/definition.ts'
import {
  ARTICLE_BASELINE,
  ARTICLE_DRAWING_SIZE,
  drawArticle,
  hasFixedProportions,
} from '../../../renderer/drawing/articleDrawing.ts'
import { type BeatFrame, createCalmingPath, createPulsePath, drawBeats } from '../../../renderer/drawing/beats.ts'
import { MAX_STATE_MAP_SIZE } from '../../../renderer/drawing/stateFrame.ts'
import { createStateShapes, US_MAP } from '../../../renderer/drawing/usMap.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { type BaselineDrawing, SHARE_SIZE, type ShareDrawing, type ShareImage } from '../../../renderer/page.ts'
import { drawStateMap, readAndDrawUsLights } from '../../../renderer/places/maps.ts'
import { urls } from '../../../renderer/urls.ts'
import { readThemeColor } from './styles.ts'

/** Space around the text, in pixels of a share image of 1200 × 630. */
export const SHARE_MARGIN = 72
/** Titles are above this line, and details below. */
export const BASELINE_Y = 508

const PAPER_PALETTE = {
  paper: readThemeColor('paper'),
  ink: readThemeColor('ink'),
  inkSoft: readThemeColor('ink-soft'),
  /** Color of lights and dots. */
  light: readThemeColor('accent'),
}

type Palette = typeof PAPER_PALETTE

const PODCAST_PALETTE: Palette = {
  paper: readThemeColor('panel'),
  ink: readThemeColor('on-panel'),
  inkSoft: readThemeColor('on-panel-soft'),
  light: readThemeColor('on-panel'),
}

/** Drawing and colors of a share image, and the free space for the title. */
export interface Motif {
  palette: Palette
  drawing: ReactNode
  /** Maximum width and bottom edge of the title, in pixels. */
  titleSpace: { width: number; bottom: number }
}

const STROKE_WIDTH = 2.25
const DOT_RADIUS = 13

const pulseFrame = { width: SHARE_SIZE.width, baseline: BASELINE_Y, crest: 1084, beatWidth: 24, beatHeight: 372 }
const crest = { x: pulseFrame.crest, y: pulseFrame.baseline - pulseFrame.beatHeight }
const calmingFrame = { ...pulseFrame, beatCount: 19, amplitude: 88, calmFrom: 680, growth: 1.055 }

/** Chooses the drawing: the page's own, a map for a state or the list of states, the calming line for the home page, or the pulse. */
export function createMotif({ pageAddress, drawing }: ShareImage, site: Site): Motif {
  const palette = pageAddress.startsWith(episodes.base) ? PODCAST_PALETTE : PAPER_PALETTE
  const drawLine = (path: string, dot = crest) => <Line path={path} dot={dot} palette={palette} />
  const withTitle = (drawing: ReactNode, width: number, bottom = BASELINE_Y - 26): Motif => {
    return { palette, drawing, titleSpace: { width, bottom } }
  }
  if (drawing && 'segments' in drawing) {
    const { path, dot } = drawBeats(drawing.segments, beatFrame)
    return withTitle(drawLine(path, dot), 1000, BASELINE_Y - beatFrame.beatHeight - 36)
  }
  if (drawing) {
    const { drawings, includesBaseline } = 'kind' in drawing ? drawChart(drawing) : drawing
    const width = SHARE_SIZE.width - 2 * SHARE_MARGIN - fitIntoDrawingArea(drawings).width - 48
    return withTitle(<BaselineDrawings drawings={drawings} includesBaseline={includesBaseline} />, width)
  }
  const state = site.listEntries(states).find(({ slug }) => states.getAddress(slug) === pageAddress)
  if (state) return withTitle(<StateMap state={state} />, 570)
  if (pageAddress === states.base) return withTitle(<UsMap stateEntries={site.listEntries(states)} />, 480)
  if (pageAddress === urls.home()) return withTitle(drawLine(createCalmingPath(calmingFrame)), 900, 396)
  return withTitle(drawLine(createPulsePath(pulseFrame)), 880)
}

function Line({ path, dot, palette }: { path: string; dot: { x: number; y: number }; palette: Palette }) {
  return (
    <>
      <path d={path} fill="none" stroke={palette.ink} strokeWidth={STROKE_WIDTH} />
      <circle cx={dot.x} cy={dot.y} r={DOT_RADIUS} fill={palette.light} />
    </>
  )
}

const beatFrame: BeatFrame = {
  width: SHARE_SIZE.width,
  baseline: BASELINE_Y,
  beatsFrom: SHARE_MARGIN,
  beatsTo: SHARE_SIZE.width - SHARE_MARGIN,
  beatHeight: 140,
  maxBeatWidth: 15,
}

function drawChart({ kind, values }: Extract<ShareDrawing, { kind: unknown }>) {
  const { line, hairline, dot } = drawArticle(kind, values)
  // Except in drawings with fixed proportions, the hairline is mostly the baseline. The share image draws that anyway.
  const strokes = hasFixedProportions(kind) ? line + hairline : line
  return {
    drawings: [{ ...ARTICLE_DRAWING_SIZE, baseline: ARTICLE_BASELINE, line: strokes, dot }],
    includesBaseline: false,
  }
}

const DRAWING_AREA = { width: 400, height: 360 }

function fitIntoDrawingArea(drawings: readonly BaselineDrawing[]): { scale: number; width: number } {
  const totalWidth = drawings.reduce((sum, { width }) => sum + width, 0)
  const maxHeight = Math.max(...drawings.map(({ baseline }) => baseline))
  const scale = Math.min(DRAWING_AREA.width / totalWidth, DRAWING_AREA.height / maxHeight)
  return { scale, width: totalWidth * scale }
}

function BaselineDrawings({ drawings, includesBaseline }: { drawings: BaselineDrawing[]; includesBaseline: boolean }) {
  const { width: totalWidth, scale } = fitIntoDrawingArea(drawings)
  let x = SHARE_SIZE.width - SHARE_MARGIN - totalWidth
  return (
    <g strokeLinecap="round">
      {!includesBaseline && <Baseline />}
      {drawings.map(({ width, baseline, line, dot }) => {
        const left = x
        x += width * scale
        return (
          <g key={left} transform={`translate(${left} ${BASELINE_Y - baseline * scale}) scale(${scale})`} fill="none">
            <path d={line} stroke={PAPER_PALETTE.ink} strokeWidth={STROKE_WIDTH / scale} strokeLinejoin="round" />
            <circle cx={dot.x} cy={dot.y} r={DOT_RADIUS / scale} fill={PAPER_PALETTE.light} />
          </g>
        )
      })}
    </g>
  )
}

function Baseline() {
  return <path d={`M0 ${BASELINE_Y}H${SHARE_SIZE.width}`} stroke={PAPER_PALETTE.ink} strokeWidth={STROKE_WIDTH} />
}

const US_MAP_WIDTH = 600

function UsMap({ stateEntries }: { stateEntries: StateEntry[] }) {
  const scale = US_MAP_WIDTH / US_MAP.width
  const left = SHARE_SIZE.width - SHARE_MARGIN / 2 - US_MAP_WIDTH
  const top = BASELINE_Y - 34 - US_MAP.height * scale
  return (
    <>
      <Baseline />
      <g transform={`translate(${left} ${top}) scale(${scale})`} fill="none">
        {createStateShapes(stateEntries).map(({ slug, path }) => (
          <path key={slug} d={path} stroke={readThemeColor('line')} strokeWidth={1.25 / scale} />
        ))}
        <path
          d={readAndDrawUsLights().lightsPath}
          stroke={PAPER_PALETTE.light}
          strokeWidth={2.2}
          strokeLinecap="round"
        />
      </g>
    </>
  )
}

const STATE_MAP_AREA = { width: 470, height: 400, centerY: 270 }

function StateMap({ state }: { state: StateEntry }) {
  const { top, height, outline, lightsPath } = drawStateMap(state)
  const { width } = MAX_STATE_MAP_SIZE
  const scale = Math.min(STATE_MAP_AREA.width / width, STATE_MAP_AREA.height / height)
  const left = SHARE_SIZE.width - SHARE_MARGIN - STATE_MAP_AREA.width / 2 - (width * scale) / 2
  const mapTop = STATE_MAP_AREA.centerY - (height / 2 + top) * scale
  return (
    <>
      <Baseline />
      <g transform={`translate(${left} ${mapTop}) scale(${scale})`} fill="none">
        <path d={outline} stroke={PAPER_PALETTE.ink} strokeWidth={1.5 / scale} strokeLinejoin="round" />
        <path d={lightsPath} stroke={PAPER_PALETTE.light} strokeWidth={2.2 / scale} strokeLinecap="round" />
      </g>
    </>
  )
}
