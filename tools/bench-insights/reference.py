"""The figures that libs/insights/src/links is held to, by scipy: python3 tools/bench-insights/reference.py > libs/insights/src/links/fixtures/reference.json"""

import json

import numpy as np
from scipy import stats

rng = np.random.default_rng(20261122)


def case(n, m):
    a = rng.normal(6, rng.uniform(0.5, 2), n).round(3)
    b = rng.normal(5, rng.uniform(0.5, 2), m).round(3)
    found = stats.ttest_ind(a, b, equal_var=False)
    interval = found.confidence_interval(0.95)
    return {
        "a": a.tolist(),
        "b": b.tolist(),
        "t": float(found.statistic),
        "degrees": float(found.df),
        "p": float(found.pvalue),
        "interval": [float(interval.low), float(interval.high)],
    }


def lag_one(days, values):
    """Of the pairs a day apart, beside the variance of all."""
    rest = values - values.mean()
    pairs = np.diff(days) == 1
    if pairs.sum() < 10:
        return 0.0
    return float(np.clip((rest[:-1] * rest[1:])[pairs].mean() / (rest**2).mean(), -0.9, 0.9))


def carry_over(days, values, has):
    """What an AR(1) process foretells of each day from the noted days beside it, by the covariance matrix of the three."""
    n = len(values)
    adjusted, rho = values, 0.0
    for _ in range(3):
        effect = adjusted[has].mean() - adjusted[~has].mean()
        rest = values - effect * has
        rest = rest - rest.mean()
        found = lag_one(days, rest)
        rho = 0.0 if found == 0 else float(np.clip((n * found + 1) / (n - 4), 0, 0.9))
        adjusted = values.copy()
        for at in range(n):
            beside = [i for i in (at - 1, at + 1) if 0 <= i < n]
            among = rho ** np.abs(np.subtract.outer(days[beside], days[beside])).astype(float)
            to_own = rho ** np.abs(days[beside] - days[at]).astype(float)
            adjusted[at] = values[at] - to_own @ np.linalg.solve(among, rest[beside])
    return adjusted, rho


def carried(n, rho, gaps):
    days = np.cumsum(rng.integers(1, 3 if gaps else 2, n))
    noise = np.zeros(n)
    for at in range(1, n):
        noise[at] = rho * noise[at - 1] + rng.normal()
    has = rng.random(n) < 0.35
    values = (5 + noise + has).round(3)
    adjusted, found = carry_over(days, values, has)
    return {
        "days": days.tolist(),
        "values": values.tolist(),
        "has": has.tolist(),
        "adjusted": adjusted.tolist(),
        "rho": found,
        "lagOne": lag_one(days, values),
    }


ps = [np.sort(rng.random(n) ** 2).round(6) for n in (1, 5, 60)]
print(
    json.dumps(
        {
            "welch": [case(n, m) for n, m in ((7, 7), (7, 53), (20, 40), (12, 90), (30, 31))],
            "adjusted": [
                {"p": p.tolist(), "q": stats.false_discovery_control(p).tolist()} for p in ps
            ],
            "carryOver": [carried(60, 0.5, False), carried(60, 0.7, True), carried(40, 0.0, True)],
        },
        indent=1,
    )
)
