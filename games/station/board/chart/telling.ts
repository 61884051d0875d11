/** What the chart shows of a story while it is told: flags under way, a gale that travels, a flag turned over. */
import type { LocationId, TokenId, WindId } from '../../rules/module/vocabulary.ts';
import type { Place } from '../../rules/world/forces.ts';

export interface ChartTelling {
  /** 0 to 1, how far it has come. */
  readonly t: number;
  readonly legs?: ReadonlyMap<TokenId, { readonly from: Place; readonly to: Place }>;
  readonly drift?: { readonly wind: WindId; readonly from: LocationId; readonly to: LocationId };
  readonly turning?: TokenId;
}
